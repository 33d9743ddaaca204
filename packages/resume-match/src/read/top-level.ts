/** Top-level domains of sites that résumés write without `https://`. */
export const TOP_LEVEL =
  "com|org|net|io|dev|me|co|ai|app|edu|gov|uk|us|ca|de|fr|nl|es|it|pl|se|no|dk|fi|ch|at|be|ie|in|au|nz|eu|br|vn|ph|ng|ru|ua|pt|cz|ro|gr|tr|za|sg|jp|cn|info|biz|tech|xyz|design|online|site|page|blog|art|studio|works|codes|engineer|gg|tv|ly";
