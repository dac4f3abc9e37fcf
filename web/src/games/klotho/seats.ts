/** The companies' colours. */

const COLOURS = ['#ff8a3c', '#35b6e6', '#a6d84a', '#e06bd0'];

export const seatColour = (seat: number): string => COLOURS[seat % COLOURS.length];
