export const productivityFriendly = `
`;
