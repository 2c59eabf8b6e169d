export const mindFriendly = `
`;
