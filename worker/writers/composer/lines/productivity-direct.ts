export const productivityDirect = `
`;
