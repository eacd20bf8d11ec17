import { kroner } from "../money/rules/kroner.ts"

/** What recruiting a friend gives, to the friend and to the recruiter, and how it is bounded (DECISIONS §18). */
export const recruiting = {
  /** Off the friend's first order, and later off one of the recruiter's. */
  friendAmount: kroner(50),
  recruiterAmount: kroner(50),
  /** Least goods for either. */
  minimum: kroner(149),
  /** For so many days the recruiter can use the thanks. */
  rewardDays: 90,
  /** So many messages a customer may have sent a day, and so many a day may reach one friend from all customers. */
  messagesPerDay: 10,
  messagesPerFriend: 2,
  /** What the two kinds of codes begin with; both words are Norwegian and Swedish. */
  friendPrefix: "SMAK-",
  rewardPrefix: "MER-",
} as const
