import Testing
@testable import Weather_App

@Suite struct WeatherTests {}
