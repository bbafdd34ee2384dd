public struct Weather {}
