export const mindDirect = `
`;
