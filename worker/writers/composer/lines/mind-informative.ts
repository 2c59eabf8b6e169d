export const mindInformative = `
`;
