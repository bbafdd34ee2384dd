/// Words for what is random in flows.
enum FakeWords {
  static let firstNames = [
    "Ada", "Bruno", "Clara", "Dario", "Elena", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Leo", "Mara", "Nils",
    "Olga", "Paul", "Quinn", "Rosa", "Simon", "Tara", "Ugo", "Vera", "Willa", "Xenia", "Yara", "Zeno",
  ]
  static let lastNames = [
    "Abel", "Berger", "Costa", "Dahl", "Ekman", "Fischer", "Grant", "Hansen", "Ivanov", "Jensen", "Keller", "Lopez",
    "Moreau", "Novak", "Olsen", "Park", "Quist", "Rossi", "Silva", "Tanaka", "Ueda", "Varga", "Weber", "Young", "Zhang",
  ]
  static let cities = [
    "Aarhus", "Bologna", "Cardiff", "Dresden", "Edinburgh", "Florence", "Geneva", "Helsinki", "Innsbruck", "Jaipur",
    "Kyoto", "Lisbon", "Madrid", "Nairobi", "Oslo", "Porto", "Quito", "Riga", "Seville", "Turin", "Utrecht", "Vienna",
    "Warsaw", "York", "Zurich",
  ]
  static let countries = [
    "Austria", "Brazil", "Canada", "Denmark", "Egypt", "Finland", "Germany", "Hungary", "Iceland", "Japan", "Kenya",
    "Latvia", "Mexico", "Norway", "Oman", "Portugal", "Romania", "Spain", "Turkey", "Uruguay", "Vietnam",
  ]
  static let states = [
    "Alaska", "Colorado", "Florida", "Georgia", "Idaho", "Kansas", "Maine", "Nevada", "Ohio", "Texas", "Utah",
  ]
  static let colors = [
    "amber", "azure", "black", "blue", "brown", "coral", "crimson", "cyan", "gold", "green", "indigo", "ivory",
    "lavender", "magenta", "maroon", "navy", "olive", "orange", "pink", "plum", "purple", "red", "silver", "teal",
    "turquoise", "violet", "white", "yellow",
  ]
  static let streets = [
    "Birch Lane", "Canal Street", "Garden Road", "High Street", "Mill Lane", "Oak Avenue", "River Road",
    "Station Street",
  ]
  static let companies = ["Alder", "Beacon", "Cobalt", "Driftwood", "Ember", "Fjord", "Granite", "Harbor"]
  static let jobs = [
    "Architect", "Baker", "Carpenter", "Designer", "Engineer", "Florist", "Gardener", "Nurse", "Teacher",
  ]
  static let words = [
    "amet", "brevis", "causa", "dolor", "esse", "forma", "gravis", "hortus", "ipsum", "iter", "lorem", "mare", "nomen",
    "opus", "porta", "quies", "ratio", "sit", "tempus", "umbra", "vita",
  ]
  static let products = ["Bottle", "Chair", "Desk", "Kettle", "Lamp", "Mirror", "Pencil", "Shelf", "Table", "Umbrella"]
  static let materials = [
    "Bronze", "Cotton", "Granite", "Leather", "Linen", "Marble", "Paper", "Rubber", "Steel", "Wooden",
  ]
}
