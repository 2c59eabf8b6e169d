/** 'Two to go today' for 'two to go today'. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
