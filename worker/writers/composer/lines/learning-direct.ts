export const learningDirect = `
`;
