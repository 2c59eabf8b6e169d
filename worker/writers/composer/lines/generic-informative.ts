export const genericInformative = `
`;
