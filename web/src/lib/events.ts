/** Which of our few sounds an event has. */

export type Sound =
  'tap' | 'dice' | 'card' | 'gain' | 'loss' | 'build' | 'clash' | 'walk' | 'turn' | 'win' | 'lose' | 'end' | 'chat';

/**
 * What an event sounds like, by the words in its kind: the first line that fits. A game names its events as its rulebook does, so
 * the words are of all games; whatever none of them fits is a tap, so that no event is silent.
 */
const KINDS: [RegExp, Sound][] = [
  [
    /roll|dice|die\b|drill|thrown|smelt|challenge|modif|alter|overdrive|augment|shift|flip|copied|android|control/,
    'dice',
  ],
  [
    /clobber|fight|clash|struck|storm|crash|fell|wound|enemy|duel|broke|bomb|slam|raid|engage|defeat|caught|encounter/,
    'clash',
  ],
  [
    /lost|lose|loss|fail|dead|died|paid|fee|bill|trap|refuse|reject|decline|away|no_|miss|nothing|worse|tired|worn/,
    'loss',
  ],
  [/regret|shirk|drop|fled/, 'loss'],
  [
    /gain|won\b|win|sold|earn|score|star|treasure|crown|coin|cured|treat|heal|forge|bank|income|bonus|rescue|artifact/,
    'gain',
  ],
  [/found|natural|glorious|relief|majority|extra|kept|counted|accept|traded|lottery/, 'gain'],
  [
    /draw|drew|card|deal|reveal|shown|turned|offer|hand|laid|lay|shuffle|refill|discard|packet|totem|pair|swap|switch/,
    'card',
  ],
  [/select|mirror|look|muster|decided/, 'card'],
  [
    /build|built|raise|place|put|b(ought|uy)|stake|claim|manned|upgrade|tile|region|hire|admit|dug|excavat|garden|open/,
    'build',
  ],
  [/walk|move|step|cross|arrive|retreat|descend|pass|emperor|round|turn|side|floor|resume|left|beg[iu]n|cycle/, 'walk'],
];

export const soundOf = (kind: string): Sound => KINDS.find(([words]) => words.test(kind))?.[1] ?? 'tap';
