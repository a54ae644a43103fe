import Foundation
import SwiftUI
import Testing

private class Animal {
  let legs: Int
  init(legs: Int) { self.legs = legs }
}

private final class Person: Animal {
  let name: String
  let age: Int
  var email: String?
  var pets: [[String: Any]] = []
  let address = Address(city: "Zürich", zip: 8001)

  init(_ name: String, _ age: Int) {
    (self.name, self.age) = (name, age)
    super.init(legs: 2)
  }
}

private struct Address {
  let city: String
  let zip: Int
}

/// The documented grammar of predicates.
@Suite struct PredicateFormatTests {
  private func isTrue(_ format: String, _ arguments: Any?..., for object: Any? = nil) -> Bool {
    let ada = Person("Ada", 36)
    ada.pets = [["name": "Rex", "age": 3], ["name": "Mia", "age": 12]]
    return NSPredicate(format: format, argumentArray: arguments.map { $0 as Any }).evaluate(with: object ?? ada)
  }

  @Test("c10 A predicate compares properties by their names")
  func aPredicateComparesPropertiesByTheirNames() {
    #expect(isTrue("name == %@", "Ada"))
    #expect(isTrue("name = 'Ada' AND age > 30 && legs == 2"))
    #expect(isTrue("age >= %d", 36))
    #expect(!isTrue("age < 36 OR NOT (name != \"Ada\")") == false)
    #expect(isTrue("email == nil"))
    #expect(!isTrue("email != NULL"))
    #expect(isTrue("address.zip == 8001"))
    #expect(isTrue("%K == %@", "address.city", "Zürich"))
  }

  @Test func textsAreComparedWithOptions() {
    #expect(isTrue("name BEGINSWITH 'A' and name ENDSWITH 'a'"))
    #expect(!isTrue("name BEGINSWITH 'a'"))
    #expect(isTrue("name beginswith[c] 'a'"))
    #expect(isTrue("address.city CONTAINS[cd] 'zur'"))
    #expect(isTrue("name LIKE 'A*' AND name LIKE '?da'"))
    #expect(!isTrue("name LIKE 'A?'"))
  }

  @Test func aTextMatchesARegularExpressionAsAWhole() {
    let email = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    let predicate = NSPredicate(format: "SELF MATCHES %@", email)
    #expect(predicate.evaluate(with: "ada@example.com"))
    #expect(!predicate.evaluate(with: "mail ada@example.com"))
    let text: String = "12345"
    #expect(NSPredicate(format: "SELF MATCHES %@", "^[0-9]{5}$").evaluate(with: text))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "^[0-9]{4}$").evaluate(with: text))
  }

  @Test func valuesAreSearchedInCollections() {
    #expect(isTrue("name IN {'Eve', 'Ada'}"))
    #expect(isTrue("age IN %@", [1, 36]))
    #expect(isTrue("age BETWEEN {30, 40}"))
    #expect(!isTrue("age BETWEEN %@", [40, 50]))
    #expect(isTrue("ANY pets.name == 'Rex'"))
    #expect(isTrue("ALL pets.age > 2 AND NONE pets.age > 20"))
    #expect(!isTrue("ALL pets.age > 3"))
    #expect(isTrue("pets.@count == 2 AND pets.age.@sum == 15 AND pets.age.@max == 12"))
  }

  @Test func numbersAreCalculated() {
    #expect(isTrue("age + 4 == 40 AND (age - 6) * 2 == 60 AND age / 2 == 18 AND 2 ** 3 == 8"))
    #expect(isTrue("-age < 0"))
  }

  @Test func dictionariesAndConstantsAreValues() {
    #expect(isTrue("done == YES AND count == 3", for: ["done": true, "count": 3] as [String: Any]))
    #expect(isTrue("TRUEPREDICATE"))
    #expect(!isTrue("FALSEPREDICATE"))
    #expect(isTrue("date < %@", Date(timeIntervalSince1970: 10), for: ["date": Date(timeIntervalSince1970: 5)]))
  }

  @Test func variablesAreReplaced() {
    let predicate = NSPredicate(format: "age == $AGE")
    #expect(predicate.evaluate(with: Person("Ada", 36), substitutionVariables: ["AGE": 36]))
  }

  @Test func aMistakeInTheFormatIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "name ==")
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("a value is missing at its end"))
  }

  @Test("c10 Defaults have the names of key-value coding")
  func defaultsHaveTheNamesOfKeyValueCoding() throws {
    let defaults = try #require(UserDefaults(suiteName: "PredicateFormatTests"))
    defaults.setValue(3, forKey: "number")
    #expect(defaults.value(forKey: "number") as? Int == 3)
    defaults.setValue(nil, forKey: "number")
    #expect(defaults.value(forKey: "number") == nil)
  }
}
