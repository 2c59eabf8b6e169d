/** The numbers from 0 on, as many as asked for: for things that have nothing but their place. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
