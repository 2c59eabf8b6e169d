export const hydrationMotivational = `
`;
