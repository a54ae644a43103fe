internal import CanopyCore
internal import CanopyDisplay
package import CanopyLayout

/// The selection of a picker: one value, or several that it sets together.
protocol PickerSelecting {
  /// Returns the groups of options in some sections, in order.
  @MainActor func groups(in sections: SectionCollection) -> [PickerGroup]

  /// Returns the option that a row shows.
  @MainActor func option(for row: ListedRow) -> PickerOption
}

/// Options of a picker that belong together: those of a section, or those between two dividers.
struct PickerGroup: Identifiable {
  struct ID: Hashable {
    let section: SectionConfiguration.ID
    /// The number of dividers in the section before the group.
    let part: Int
  }

  let id: ID
  /// The views of the section's header; empty for a group after a divider.
  let header: [Subview]
  let options: [PickerOption]
  /// The views of the section's footer; empty for a group before a divider.
  let footer: [Subview]
}

/// An option of a picker.
package struct PickerOption: Identifiable {
  package let view: Subview
  /// A Boolean value that indicates whether the option is selected. With several values, one that matches is enough.
  package let isSelected: Bool
  /// Selects the option. Does nothing if the option has no tag.
  package let select: @MainActor () -> Void

  package var id: Subview.ID { view.id }
}

/// The selection of a picker by tags of a type.
struct PickerSelection<Value: Hashable>: PickerSelecting {
  private let bindings: [Binding<Value>]

  init(_ binding: Binding<Value>) { bindings = [binding] }
  init(_ bindings: [Binding<Value>]) { self.bindings = bindings }

  func groups(in sections: SectionCollection) -> [PickerGroup] {
    let selected = Set(bindings.map(\.wrappedValue))
    var tags: [Value?] = []
    var groups: [PickerGroup] = []
    for section in sections {
      let views = section.content
      let values = views.selectionValues(for: Value.self)
      var parts: [[PickerOption]] = [[]]
      for (view, tag) in zip(views, values) {
        if view.node.unwrapped.isDivider {
          if parts.last?.isEmpty == false { parts.append([]) }
        } else {
          tags.append(tag)
          parts[parts.count - 1].append(option(for: view, tag: tag, selected))
        }
      }
      if parts.last?.isEmpty == true { parts.removeLast() }
      for (index, part) in parts.enumerated() {
        groups.append(
          PickerGroup(
            id: PickerGroup.ID(section: section.id, part: index), header: index == 0 ? Array(section.header) : [],
            options: part, footer: index == parts.count - 1 ? Array(section.footer) : []))
      }
    }
    report(selected, tags)
    return groups
  }

  func option(for row: ListedRow) -> PickerOption {
    option(for: row.view, tag: row.selectionValue(for: Value.self), Set(bindings.map(\.wrappedValue)))
  }

  @MainActor
  private func option(for view: Subview, tag: Value?, _ selected: Set<Value>) -> PickerOption {
    PickerOption(view: view, isSelected: tag.map(selected.contains) ?? false) {
      guard let tag else { return }
      for binding in bindings where binding.wrappedValue != tag { binding.wrappedValue = tag }
    }
  }

  /// Reports options that can't be selected, and a selection that matches no option.
  private func report(_ selected: Set<Value>, _ tags: [Value?]) {
    if tags.isEmpty { return }
    if tags.contains(nil) { RuntimeIssue.record(.optionHasNoTag(of: Value.self)) }
    let known = Set(tags.compactMap { $0 })
    for value in selected where !known.contains(value) && !isNil(value) {
      RuntimeIssue.record(.selectionHasNoOption(value))
    }
  }

  /// Returns a Boolean value that indicates whether a value is an empty optional, which means that nothing is selected.
  private func isNil(_ value: Value) -> Bool { (value as? any OptionalValue)?._isNil ?? false }
}

private protocol OptionalValue { var _isNil: Bool { get } }
extension Optional: OptionalValue { fileprivate var _isNil: Bool { self == nil } }

extension RuntimeIssue {
  fileprivate static func optionHasNoTag(of type: any Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        An option of a picker has no tag of type \(type), the type of the selection, so it can't be selected. Add \
        .tag(_:) with a value of that type.
        """)
  }

  fileprivate static func selectionHasNoOption(_ value: Any) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message:
        "The selection of a picker is \(readableText(of: value)), but no option has that tag. No option is shown as selected."
    )
  }
}
