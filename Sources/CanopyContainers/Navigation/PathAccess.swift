internal import CanopyCore

/// The path of a navigation stack, whatever its type is.
@MainActor
struct PathAccess {
  /// Returns the values of the path.
  let values: () -> [AnyHashable]
  /// Adds a value. Returns false if the path can't contain it.
  let append: (AnyHashable) -> Bool
  /// Removes the given number of values from the end.
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = {
      path.wrappedValue.append($0)
      return true
    }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = {
      guard let value = $0 as? Data.Element ?? $0.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { count in
      var values = path.wrappedValue
      let end = values.index(values.endIndex, offsetBy: -min(count, values.count))
      values.replaceSubrange(end..., with: EmptyCollection())
      path.wrappedValue = values
    }
  }
}
