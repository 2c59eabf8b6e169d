export const mindMotivational = `
`;
