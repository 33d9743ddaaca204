/** `names` in the notation of `word-patterns`; `since` is the year in which others could first use it. */
export type Technology = { names: string; since: number; onlyWith?: RegExp };

/** Young technologies that postings ask years of. Where sources differ, the earlier year. */
export const technologies: Technology[] = [
  // jagtap-prathmesh.netlify.app/demoblog, from Wikipedia: open-sourced in March 2015
  { names: "React Native", since: 2015 },
  // legacy.reactjs.org/blog/2014/05/29/one-year-of-open-source-react.html
  { names: "React( ?JS|.js)?", since: 2013 },
  // containerjournal.com/2017/03/23/docker-4-milestones-docker-history
  { names: "Docker", since: 2013 },
  { names: "Kubernetes, K8s", since: 2014 },
  // mack.work/developer_tool_history
  { names: "AWS Lambda", since: 2014 },
  // centerconsulting.com/code-library/milestones/2014-swift-released
  { names: "Swift", since: 2014 },
  // packtpub.com: Hands-On Computer Vision with TensorFlow 2, chapter 3
  { names: "TensorFlow, Tensorflow", since: 2015 },
  // ibm.com/think/topics/machine-learning-libraries: developed in late 2016, released in January 2017
  { names: "PyTorch, Pytorch", since: 2016 },
  // zeepalm.com/blog/flutters-history-biggest-milestones: the first alpha; shown to developers in 2016
  { names: "Flutter", since: 2016 },
  // The tax of India; others are older. vimarsana.com/ampnews/first-discussion-paper
  { names: "GST", since: 2017, onlyWith: /₹|\b(?:india|lakhs?|lpa|tds|tally|inr)\b/i },
  // californiaemploymentlawreport.com/tags/paragraphai
  { names: "ChatGPT", since: 2022 },
];
