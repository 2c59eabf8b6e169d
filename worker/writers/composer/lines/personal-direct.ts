export const personalDirect = `
`;
