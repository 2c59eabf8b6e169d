export const genericDirect = `
`;
