export const productivityInformative = `
`;
