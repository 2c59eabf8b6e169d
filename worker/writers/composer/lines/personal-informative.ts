export const personalInformative = `
`;
