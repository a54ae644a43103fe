/// The message about a required object that no ancestor has set.
struct MissingObject {
  let kind: Kind
  /// The view that has the property; nil outside of views.
  let reader: ObjectReader?

  enum Kind {
    case observable(any Any.Type)
    case observableObject(any Any.Type)

    var type: any Any.Type {
      switch self {
      case .observable(let type), .observableObject(let type): type
      }
    }

    var typeKind: String {
      if case .observable = self { "Observable object" } else { "ObservableObject" }
    }

    var setter: String {
      if case .observable = self { "environment(_:)" } else { "environmentObject(_:)" }
    }
  }

  /// Ends the program, which can't continue without the object, with a message that says how to set it.
  static func stop(_ kind: Kind, in scope: EnvironmentScope, for reader: ObjectReader?) -> Never {
    fatalError(Self(kind: kind, reader: reader).message(in: scope))
  }

  func message(in scope: EnvironmentScope) -> String {
    let name = readableName(of: kind.type)
    var sentences = [
      "No \(kind.typeKind) of type \(name) found. A View.\(kind.setter) for \(name) may be missing as an ancestor of "
        + "this view."
    ]
    if let readerSentence { sentences.append(readerSentence) }
    sentences += similarObjects(in: scope) + objectsElsewhere(in: scope)
    return sentences.joined(separator: " ")
  }

  /// A sentence about the reader and its ancestors.
  private var readerSentence: String? {
    if let (name, around) = ViewRuntime.ifRunning({ ($0.nameInProgram, $0.namesAround) }) {
      return sentence(about: name, in: around)
    }
    return reader.map { sentence(about: $0.name, in: $0.namesAround) }
  }

  private func sentence(about name: String, in views: [String]?) -> String {
    guard let views else { return "It was asked for by \(name)." }
    return "It was asked for by \(name), \(views.isEmpty ? "at the root" : "in " + views.joined(separator: ", in "))."
  }

  /// Returns the places around the reader where objects of similar types are set.
  private func similarObjects(in scope: EnvironmentScope) -> [String] {
    var sentences: [String] = []
    for scope in scope.path {
      for entry in scope.own where !entry.isDefault {
        guard let key = entry.keyType as? any ObjectKey.Type, isSimilar(key.objectType) else { continue }
        sentences.append(sentence(about: key, setBy: scope.writer) + ".")
      }
    }
    return sentences
  }

  /// Returns the places elsewhere in the tree where objects of similar types are set.
  private func objectsElsewhere(in scope: EnvironmentScope) -> [String] {
    let around = Array(scope.path)
    let presentation = around.first { $0.writer?.resets != nil }
    var sentences: [String] = []
    for other in scope.tree.objectScopes.compactMap(\.scope) where !around.contains(where: { $0 === other }) {
      for entry in other.own where !entry.isDefault {
        guard let key = entry.keyType as? any ObjectKey.Type, isSimilar(key.objectType) else { continue }
        var sentence = sentence(about: key, setBy: other.writer)
        if let presentation, !other.path.contains(where: { $0 === presentation }) {
          let modifier = presentation.writer?.modifier ?? "the modifier that presents"
          sentence += ", inside of the view that presents this one. Set it outside of \(modifier)."
        } else {
          sentence += ", which is beside this view and not around it."
        }
        if !sentences.contains(sentence) { sentences.append(sentence) }
      }
    }
    return sentences
  }

  private func sentence(about key: any ObjectKey.Type, setBy writer: EnvironmentWriter?) -> String {
    let name = readableName(of: key.objectType)
    let place = writer.map { "by \($0.modifier) in the body of \($0.owner)" } ?? "further out"
    return "An object of \(key.objectType == kind.type ? "type" : "the similar type") \(name) is set \(place)"
  }

  /// Returns a Boolean value that indicates whether a type is a superclass or a subclass, or has nearly the same name.
  private func isSimilar(_ type: any Any.Type) -> Bool {
    if let first = type as? AnyClass, let second = kind.type as? AnyClass {
      if first == second || inherits(first, from: second) || inherits(second, from: first) { return true }
    }
    let (first, second) = ("\(type)".lowercased(), "\(kind.type)".lowercased())
    return first.contains(second) || second.contains(first) || first._sharesWord(with: second)
  }

  private func inherits(_ type: AnyClass, from ancestor: AnyClass) -> Bool {
    sequence(first: type) { _getSuperclass($0) }.contains { $0 == ancestor }
  }
}

/// The property that reads an object, for the message about a missing one. Recorded in advance, because an action reads the
/// object when no body runs.
struct ObjectReader {
  // Safe because plans live as long as the program.
  private let property: Unmanaged<PropertyPlan.PropertyName>?
  /// The enclosing views, innermost first; nil in a tree that isn't diagnosed, because recording them takes too long.
  let namesAround: [String]?

  @MainActor
  init(_ host: PropertyHost) {
    property = host.property
    guard let owner = host.owner, owner.pointee.context.tree.isDiagnosed else {
      namesAround = nil
      return
    }
    namesAround = owner.namesAround
  }

  /// The view with the property.
  var name: String { property.map { viewName(of: $0._withUnsafeGuaranteedRef { $0.owner }) } ?? "a view" }
}

extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// The names of the program's views around this one, innermost first.
  @MainActor fileprivate var namesAround: [String] { Authors(of: pointee.context).ofProgram.map(\.plan.name) }
}

extension String {
  /// Returns a Boolean value that indicates whether two names share a prefix or suffix of most of their length.
  fileprivate func _sharesWord(with other: String) -> Bool {
    let shorter = min(count, other.count)
    let same = max(_commonPrefix(with: other), String(reversed())._commonPrefix(with: String(other.reversed())))
    return shorter >= 4 && same * 2 >= shorter
  }

  private func _commonPrefix(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
