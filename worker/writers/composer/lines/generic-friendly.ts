export const genericFriendly = `
`;
