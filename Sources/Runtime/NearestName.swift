/// The candidates nearest to a misspelt name, nearest first, equal ones in alphabetic order.
package func nearestNames(to name: String, among candidates: [String], limit: Int) -> [String] { [] }
