/** A card in the hand. */
export interface Held {
  key: string;
  name: string;
  about?: string;
  /** What choosing it now means, as "Lay"; nothing where it is not for choosing. */
  means?: string | undefined;
  code?: number | undefined;
  chosen?: boolean;
}
