import { kroner } from "../money/rules/kroner.ts"

/** The referral programme's rewards for friend and recruiter, and its limits (DECISIONS §18). */
export const recruiting = {
  /** Off the friend's first order, and later off one order of the recruiter's. */
  friendAmount: kroner(50),
  recruiterAmount: kroner(50),
  /** Minimum value of goods for either. */
  minimum: kroner(149),
  /** Days for which the recruiter's reward is valid. */
  rewardDays: 90,
  /**
   * Messages that one customer may send per day, and messages that one friend may receive per day from all customers.
   */
  messagesPerDay: 10,
  messagesPerFriend: 2,
  /** Prefixes of the two kinds of codes; both words are Norwegian and Swedish. */
  friendPrefix: "SMAK-",
  rewardPrefix: "MER-",
} as const
