export const personalMotivational = `
`;
