export const learningInformative = `
`;
