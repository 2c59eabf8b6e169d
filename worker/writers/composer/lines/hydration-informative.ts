export const hydrationInformative = `
`;
