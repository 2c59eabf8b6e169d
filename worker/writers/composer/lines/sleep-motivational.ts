export const sleepMotivational = `
`;
