/** The accordion section of the choice by purpose. */
export const consentSection = "consent"
