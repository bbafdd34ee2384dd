// Runs a workload file on kiwi and prints the same lines as constraint-bench. Usage: kiwi WORKLOAD N FILE [DIRECTORY]
// With a directory, the values after each operation are written there as little-endian doubles.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace {

struct Row {
  int relation;
  double priority;
  double constant;
  std::vector<std::pair<double, int>> terms;
};

struct Workload {
  std::string name;
  long size = 0;
  int variableCount = 0, viewCount = 0, extraVariableCount = 0;
  int editedRow = 0, resizedVariable = 0;
  double firstConstant = 0, secondConstant = 0, firstSize = 0, secondSize = 0;
  std::vector<std::pair<int, double>> pins;
  std::vector<Row> rows, extraRows;
};

class Reader {
 public:
  explicit Reader(const char* path) : stream(path, std::ios::binary) {}

  double number() {
    double value = 0;
    if (!stream.read(reinterpret_cast<char*>(&value), sizeof value)) {
      std::fprintf(stderr, "not a workload file\n");
      std::exit(2);
    }
    return value;
  }

  int integer() { return static_cast<int>(number()); }

  Row row() {
    Row row;
    row.relation = integer();
    row.priority = number();
    row.constant = number();
    for (int count = integer(); count > 0; count--) {
      double coefficient = number();
      row.terms.emplace_back(coefficient, integer());
    }
    return row;
  }

 private:
  std::ifstream stream;
};

Workload readWorkload(const char* path) {
  Reader reader(path);
  Workload workload;
  if (reader.number() != 20261) {
    std::fprintf(stderr, "%s: not a workload file\n", path);
    std::exit(2);
  }
  workload.variableCount = reader.integer();
  workload.viewCount = reader.integer();
  int rowCount = reader.integer();
  int pinCount = reader.integer();
  workload.editedRow = reader.integer();
  workload.firstConstant = reader.number();
  workload.secondConstant = reader.number();
  int extraRowCount = reader.integer();
  workload.extraVariableCount = reader.integer();
  workload.resizedVariable = reader.integer();
  workload.firstSize = reader.number();
  workload.secondSize = reader.number();
  for (int index = 0; index < pinCount; index++) {
    int variable = reader.integer();
    workload.pins.emplace_back(variable, reader.number());
  }
  for (int index = 0; index < rowCount; index++) workload.rows.push_back(reader.row());
  for (int index = 0; index < extraRowCount; index++) workload.extraRows.push_back(reader.row());
  return workload;
}

long kilobytes(const char* key) {
  std::ifstream status("/proc/self/status");
  std::string line;
  while (std::getline(status, line))
    if (line.rfind(key, 0) == 0) return std::atol(line.c_str() + std::string(key).size());
  return 0;
}

// Processor time: what other programs take of the machine does not count.
double processorTime() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double seconds(const std::function<void()>& body) {
  double start = processorTime();
  body();
  return processorTime() - start;
}

// kiwi has weights where the workload has levels: a factor of ten for every 100 points of priority.
double strength(double priority) {
  return priority >= 1000 ? kiwi::strength::required : std::pow(10.0, (priority - 250) / 100);
}

class Loaded {
 public:
  explicit Loaded(const Workload& workload) : workload(workload) {
    variables.resize(workload.variableCount + workload.extraVariableCount);
    for (const auto& pin : workload.pins) {
      solver.addEditVariable(variables[pin.first], 1e8);
      solver.suggestValue(variables[pin.first], pin.second);
    }
    for (const auto& row : workload.rows) {
      constraints.push_back(constraint(row, row.constant));
      solver.addConstraint(constraints.back());
    }
    read();
  }

  void replaceEdited(bool useSecond) {
    kiwi::Constraint& edited = constraints[workload.editedRow];
    solver.removeConstraint(edited);
    edited = constraint(
        workload.rows[workload.editedRow], useSecond ? workload.secondConstant : workload.firstConstant);
    solver.addConstraint(edited);
    read();
  }

  void addExtra() {
    extra.clear();
    for (const auto& row : workload.extraRows) {
      extra.push_back(constraint(row, row.constant));
      solver.addConstraint(extra.back());
    }
    read();
  }

  void removeExtra() {
    for (const auto& added : extra) solver.removeConstraint(added);
    read();
  }

  void resize(bool useSecond) {
    solver.suggestValue(
        variables[workload.resizedVariable], useSecond ? workload.secondSize : workload.firstSize);
    read();
  }

  std::vector<double> values;

 private:
  kiwi::Constraint constraint(const Row& row, double constant) const {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const auto& term : row.terms) terms.emplace_back(variables[term.second], term.first);
    auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), constant), relation, strength(row.priority));
  }

  void read() {
    solver.updateVariables();
    values.resize(variables.size());
    for (size_t index = 0; index < variables.size(); index++) values[index] = variables[index].value();
  }

  const Workload& workload;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints, extra;
};

void report(const Workload& workload, const char* operation, std::vector<double> times) {
  std::sort(times.begin(), times.end());
  std::printf(
      "kiwi,%s,%ld,%d,%zu,%s,%.9f,%.9f,%zu,0\n", workload.name.c_str(), workload.size, workload.viewCount,
      workload.rows.size(), operation, times.front(), times[times.size() / 2], times.size());
  std::fflush(stdout);
}

std::vector<double> repeated(int atLeast, double total, const std::function<double(int)>& body) {
  std::vector<double> times;
  double sum = 0;
  while (times.size() < 20000) {
    times.push_back(body(static_cast<int>(times.size())));
    sum += times.back();
    if ((static_cast<int>(times.size()) >= atLeast && sum >= total) || sum >= 10) break;
  }
  return times;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 4) {
    std::fprintf(stderr, "usage: kiwi WORKLOAD N FILE [DIRECTORY]\n");
    return 2;
  }
  Workload workload = readWorkload(arguments[3]);
  workload.name = arguments[1];
  workload.size = std::atol(arguments[2]);
  auto write = [&](const std::vector<double>& values, const char* tag) {
    if (count < 5) return;
    std::string path = std::string(arguments[4]) + "/kiwi." + workload.name + "." + arguments[2] + "." + tag + ".bin";
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(double));
  };
  long before = kilobytes("VmRSS:");
  std::unique_ptr<Loaded> loaded;
  double firstBuild = seconds([&] { loaded = std::make_unique<Loaded>(workload); });
  long memory = kilobytes("VmRSS:") - before, peak = kilobytes("VmHWM:");
  write(loaded->values, "build");
  auto builds = repeated(4, 0.3, [&](int) {
    if (firstBuild > 5) return firstBuild;
    loaded.reset();
    return seconds([&] { loaded = std::make_unique<Loaded>(workload); });
  });
  builds.push_back(firstBuild);
  report(workload, "build", builds);
  std::printf(
      "kiwi,%s,%ld,%d,%zu,mem_kb,%ld,%ld,1,%ld\n", workload.name.c_str(), workload.size, workload.viewCount,
      workload.rows.size(), memory, peak, peak);
  report(workload, "edit_replace", repeated(10, 0.2, [&](int index) {
           double time = seconds([&] { loaded->replaceEdited(index % 2 == 0); });
           if (index == 0) write(loaded->values, "edit");
           return time;
         }));
  loaded->replaceEdited(false);
  std::vector<double> removals;
  auto additions = repeated(10, 0.2, [&](int index) {
    double time = seconds([&] { loaded->addExtra(); });
    if (index == 0) write(loaded->values, "add");
    removals.push_back(seconds([&] { loaded->removeExtra(); }));
    return time;
  });
  report(workload, "add_view", additions);
  report(workload, "remove_view", removals);
  report(workload, "resize", repeated(10, 0.2, [&](int index) {
           double time = seconds([&] { loaded->resize(index % 2 == 0); });
           if (index == 0) write(loaded->values, "resize");
           return time;
         }));
}
