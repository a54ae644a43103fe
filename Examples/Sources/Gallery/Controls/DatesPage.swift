import SwiftUI

/// Date pickers in all styles.
struct DatesPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_742_033_340)
  @State private var days: Set<DateComponents> = []

  var body: some View {
    Card(title: "compact") {
      DatePicker("Due", selection: $date)
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      DatePicker("Disabled", selection: $date).disabled(true)
    }
    Card(title: "field, stepperField") {
      DatePicker("Field", selection: $date).datePickerStyle(.field)
      DatePicker("With a stepper", selection: $date).datePickerStyle(.stepperField)
    }
    Card(title: "graphical") {
      DatePicker("Due", selection: $date).datePickerStyle(.graphical)
    }
    Card(title: "wheel") {
      DatePicker("Due", selection: $date, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden()
      DatePicker("Due", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel).labelsHidden()
    }
    Card(title: "MultiDatePicker") { MultiDatePicker("Days", selection: $days) }
  }
}
