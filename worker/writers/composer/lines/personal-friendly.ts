export const personalFriendly = `
`;
