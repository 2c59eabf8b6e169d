export const genericMotivational = `
`;
