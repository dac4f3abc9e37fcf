/** What the server and the table say to each other. The server owns this contract: see docs/protocol.md. */

export type * from './coach';
export type * from './declared';
export type * from './home';
export type * from './replay';
export type * from './shelf';
export type * from './table';
