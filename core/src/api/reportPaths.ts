/** The paths of problem reports, in a file of their own, because every page loads the others. */
export const reportPaths = {
  send: "/problem-report",
  list: "/operator/problem-reports",
  read: "/operator/problem-reports/:reference",
  delete: "/operator/problem-reports/:reference/delete",
} as const
