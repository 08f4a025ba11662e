/**
 * [AUT-06] [EXP-05] The level of login from which a person changes the profile, and what all in an organisation share (decisions 5.2). A lower
 * one may do everything in applications.
 */
export const changingLevel = 3
