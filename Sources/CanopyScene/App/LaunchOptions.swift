internal import Foundation

/// The arguments of a program, read one after the other. Nothing else reads them, so a value is never taken for an option.
///
/// ```swift
/// var options = LaunchOptions(arguments, help: help)
/// while let option = try options.next() {
///   switch option {
///   case "--port": port = try options.number(in: 0...65_535)
///   …
/// ```
///
/// A person who misspells an option hears about it, and the app doesn't start as if nothing had been said. What doesn't begin with a
/// hyphen, and all that follows `--`, is for the app: ``operands``.
package struct LaunchOptions {
  /// An error that says in a sentence what is wrong with an option.
  package struct Mistake: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// The exit status of a program that was started in a wrong way.
    package static var status: Int32 { 2 }
  }

  private var rest: ArraySlice<String>
  /// The known options, and whether each has a value.
  private var known: [String: Bool] = [:]
  private let host: String?
  private var option = ""
  /// The value in the same argument as the option, after an equals sign.
  private var attached: String?
  /// The arguments read so far that aren't options.
  package private(set) var operands: [String] = []

  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - help: The help, whose lines begin with the known options. A word in capital letters behind an option stands for its value.
  ///   - host: The name of the host that has these options; nil for the options of all hosts.
  package init(_ arguments: [String], help: String, host: String? = nil) {
    rest = arguments[...]
    self.host = host
    for line in help.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let name = words.first, name.hasPrefix("--") else { continue }
      known[String(name)] = words.count > 1 && words[1].allSatisfy(\.isUppercase)
    }
  }

  /// Returns the next option, or nil after the last one. Throws an error for an option that the host doesn't have.
  package mutating func next() throws(Mistake) -> String? {
    if attached != nil { throw Mistake("\(option) needs no value.") }
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        rest = []
      } else if argument.hasPrefix("-"), argument != "-" {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        option = parts[0] == "-h" ? "--help" : parts[0]
        guard known[option] != nil else { throw Mistake(unknown(option)) }
        attached = parts.count > 1 ? parts[1] : nil
        return option
      } else {
        operands.append(argument)
      }
    }
    return nil
  }

  /// Returns the option and its value, if it has one, for another reader.
  package mutating func words() throws(Mistake) -> [String] {
    if known[option] == true { return ["\(option)=\(try value())"] }
    return [option + (attached.take().map { "=\($0)" } ?? "")]
  }

  /// Returns the value of the option.
  package mutating func value() throws(Mistake) -> String {
    defer { attached = nil }
    if let attached { return attached }
    guard let value = rest.first, !value.hasPrefix("--") else { throw Mistake("\(option) needs a value.") }
    rest.removeFirst()
    return value
  }

  /// Returns the value of the option as a number.
  package mutating func number(in range: ClosedRange<Int>) throws(Mistake) -> Int {
    let text = try value()
    if let number = Int(text), range.contains(number) { return number }
    throw Mistake("\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not “\(text)”.")
  }

  private func unknown(_ option: String) -> String {
    let names = known.keys.sorted().map { (name: $0, distance: option._distance(to: $0)) }
    let alike = names.min { $0.distance < $1.distance }
    guard let alike, alike.distance <= 2 else {
      let place = host.map { "The host \($0) has no option" } ?? "There is no option"
      return "\(place) “\(option)”. --help lists those that there are."
    }
    return "There is no option “\(option)”. Did you mean “\(alike.name)”?"
  }
}

extension String {
  /// Returns the least number of letters to insert, to remove or to replace that make one text of another.
  fileprivate func _distance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, next) in other.enumerated() {
        let changed = diagonal + (letter == next ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[other.count]
  }
}
