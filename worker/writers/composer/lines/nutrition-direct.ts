export const nutritionDirect = `
`;
