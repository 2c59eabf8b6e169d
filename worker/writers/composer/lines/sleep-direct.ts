export const sleepDirect = `
`;
