// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "WeatherModel", products: [.library(name: "WeatherModel", targets: ["WeatherModel"])],
  targets: [.target(name: "WeatherModel")])
