export const hydrationDirect = `
`;
