// The number of rows in views that aren't in the tree.

/// A view whose value reveals how many rows it has, without running any body.
@MainActor
package protocol RowCounting {
  /// The number of rows. A view inside that doesn't reveal its rows counts as one.
  var _rowCount: Int { get }
}

/// Returns the number of rows that the value of a view reveals, which is at least the number of elements in its data.
@MainActor
package func rowCount(of view: Any) -> Int { (view as? any RowCounting)?._rowCount ?? 1 }

extension ForEach: RowCounting {
  package var _rowCount: Int { data.count }
}

extension AnyView: RowCounting {
  package var _rowCount: Int { content.rowCount }
}

extension IdentifiedView: RowCounting {
  package var _rowCount: Int { rowCount(of: content) }
}

extension ModifiedContent: RowCounting {
  package var _rowCount: Int { rowCount(of: content) }
}

extension Group: RowCounting {
  package var _rowCount: Int { rowCount(of: content) }
}

extension Section: RowCounting {
  package var _rowCount: Int { rowCount(of: content) }
}

extension Optional: RowCounting where Wrapped: View {
  package var _rowCount: Int { map { rowCount(of: $0) } ?? 0 }
}

extension _ConditionalContent: RowCounting {
  package var _rowCount: Int {
    switch storage {
    case .trueContent(let content): rowCount(of: content)
    case .falseContent(let content): rowCount(of: content)
    }
  }
}

extension TupleView: RowCounting {
  package var _rowCount: Int { Mirror(reflecting: value).children.reduce(0) { $0 + rowCount(of: $1.value) } }
}
