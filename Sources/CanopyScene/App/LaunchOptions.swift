internal import Foundation

/// Reads a program's arguments one after the other. Nothing else reads them, so a value is never mistaken for an option.
///
/// ```swift
/// var options = LaunchOptions(arguments, help: help)
/// while let option = try options.next() {
///   switch option {
///   case "--port": port = try options.number(in: 0...65_535)
///   …
/// ```
///
/// A misspelled option produces an error instead of being ignored. Arguments that don't begin with a hyphen, and everything
/// after `--`, are for the app: see ``operands``.
package struct LaunchOptions {
  /// An error whose description is a sentence about an invalid option.
  package struct Mistake: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// The exit status of a program that was started with invalid arguments.
    package static var status: Int32 { 2 }
  }

  private var rest: ArraySlice<String>
  /// The known options, each with a Boolean value that indicates whether it takes a value.
  private var known: [String: Bool] = [:]
  private let host: String?
  private var option = ""
  /// The value after an equals sign in the option's own argument.
  private var attached: String?
  /// The arguments read so far that aren't options.
  package private(set) var operands: [String] = []

  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - help: The help text, whose lines begin with the known options. An option followed by a capitalized word takes a
  ///     value.
  ///   - host: The name of the host that has these options, or nil for options of all hosts.
  package init(_ arguments: [String], help: String, host: String? = nil) {
    rest = arguments[...]
    self.host = host
    for line in help.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let name = words.first, name.hasPrefix("--") else { continue }
      known[String(name)] = words.count > 1 && words[1].allSatisfy(\.isUppercase)
    }
  }

  /// Returns the next option, or nil after the last one. Throws an error if the host doesn't have the option.
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

  /// Returns the option with its value, if it has one, for another parser.
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

  /// Returns the option's value as a number.
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
  /// Returns the edit distance: the minimum number of letters to insert, remove or replace to turn one text into the other.
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
