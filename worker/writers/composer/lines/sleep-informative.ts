export const sleepInformative = `
`;
