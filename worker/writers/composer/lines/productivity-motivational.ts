export const productivityMotivational = `
`;
