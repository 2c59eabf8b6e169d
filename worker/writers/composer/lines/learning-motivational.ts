export const learningMotivational = `
`;
