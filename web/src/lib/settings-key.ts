/** Where this device keeps what a person prefers. */
export const KEY = 'rulewright.settings';
