/** The numbers from 0 to `count` - 1: for rendering items that differ only by position. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
