export const nutritionInformative = `
`;
